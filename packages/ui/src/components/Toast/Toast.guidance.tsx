import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './Toast.css.ts';
import { type Guidance, keys } from '../../guidance/guidance.ts';

/** The message as it looks while it is shown. */
const Message = ({ children }: { children: ReactNode }) => (
  <div className={`${styles.toast} ${styles.tone.success}`}>
    <div className={styles.text}>{children}</div>
  </div>
);

export const guidance: Guidance = {
  imports: 'showToast, ToastRegion',
  status: 'stable',
  use: ['The result of an action, while the user goes on.'],
  avoid: ['Errors that must be corrected: show them at the field.', 'Messages about a view: use Banner.'],
  do: {
    example: <Message>User saved.</Message>,
    text: 'Say the result in one sentence.',
  },
  dont: {
    example: (
      <Message>
        Station Celje deleted with its measurements. <Button size="small">Undo</Button>
      </Message>
    ),
    text: 'Put the only way to undo into it: it disappears.',
  },
  keyboard: keys.toast,
};
