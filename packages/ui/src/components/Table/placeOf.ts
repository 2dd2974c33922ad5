import * as cards from './cards.css.ts';

export interface Place {
  inCard?: 'value' | 'detail' | undefined;
  isNamedInCard?: boolean | undefined;
}

/** Classes for the place of a cell in a card. */
export const placeOf = ({ inCard = 'detail', isNamedInCard = inCard === 'detail' }: Place): string =>
  `${cards[inCard]} ${cards.unit} ${isNamedInCard ? cards.named : ''}`;
