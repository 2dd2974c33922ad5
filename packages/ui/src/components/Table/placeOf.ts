import { detail, named, unit, value } from './cards.css.ts';

const places = { value, detail };

interface Place {
  inCard?: 'value' | 'detail' | undefined;
  isNamedInCard?: boolean | undefined;
}

/** Classes for the place of a cell in a card. */
export const placeOf = ({ inCard = 'detail', isNamedInCard = inCard === 'detail' }: Place): string =>
  `${places[inCard]} ${unit} ${isNamedInCard ? named : ''}`;
