import { Banner } from '@zrak/ui/Banner';
import { Button } from '@zrak/ui/Button';
import { Inline } from '@zrak/ui/Inline';
import { PassFocusOn } from '@zrak/ui/PassFocusOn';
import { Stack } from '@zrak/ui/Stack';
import { FormattedMessage } from 'react-intl';

interface OutdatedNoticeProps {
  isRunning: boolean;
  /** Discards the input, and shows what is stored now. */
  onLoad: () => void;
  /** Saves the input over it. */
  onOverwrite: () => void;
}

/** In a form that was not saved because somebody else has changed the object since the form read it. */
export function OutdatedNotice({ isRunning, onLoad, onOverwrite }: OutdatedNoticeProps) {
  return (
    <PassFocusOn>
      <Banner tone="warning" announce="alert">
        <Stack>
          <FormattedMessage id="app.OutdatedNotice.text" />
          <Inline>
            <Button size="small" isUnavailable={isRunning} onPress={onLoad}>
              <FormattedMessage id="app.OutdatedNotice.load" />
            </Button>
            <Button size="small" isUnavailable={isRunning} onPress={onOverwrite}>
              <FormattedMessage id="app.OutdatedNotice.overwrite" />
            </Button>
          </Inline>
        </Stack>
      </Banner>
    </PassFocusOn>
  );
}
