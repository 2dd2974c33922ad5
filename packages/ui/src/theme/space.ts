/** Names of `theme.space`, from 2 to 48 px. */
export type SpaceToken = 'xxsmall' | 'xsmall' | 'small' | 'medium' | 'large' | 'xlarge' | 'xxlarge' | 'huge';
