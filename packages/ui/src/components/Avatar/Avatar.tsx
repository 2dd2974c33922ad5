import User from 'lucide-react/icons/user';
import { useState } from 'react';
import { initials } from './initials.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps {
  /** Name of the person or organisation; its initials are shown without a picture. */
  name: string;
  /** Address of a picture. If it cannot be loaded, the initials are shown. */
  src?: string | undefined;
  /** 24, 32, 40 or 64 px. */
  size?: 'small' | 'compact' | 'medium' | 'large' | undefined;
  /** `square` for organisations: a logo is shown whole instead of cut to a circle. */
  shape?: 'round' | 'square' | undefined;
  /** Hidden from assistive technology, for an avatar beside the name. */
  isDecorative?: boolean | undefined;
}

const iconSizes = { small: 14, compact: 18, medium: 20, large: 32 } as const;

/** A person or an organisation, as a picture or as initials. */
export function Avatar({ name, src, size = 'medium', shape = 'round', isDecorative = false }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const text = initials(name);
  return (
    <span
      className={`${styles.avatar} ${styles.size[size]} ${styles.shape[shape]}`}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {src && src !== failed ? (
        <img src={src} alt="" className={styles.imageShape[shape]} onError={() => setFailed(src)} />
      ) : (
        text || <User size={iconSizes[size]} />
      )}
    </span>
  );
}
