/** Attributes of a link to the portal: in a frame it would open inside it, where the portal refuses to be shown. */
export const outside = (href: string) => ({ href, target: '_blank', rel: 'noopener' });
