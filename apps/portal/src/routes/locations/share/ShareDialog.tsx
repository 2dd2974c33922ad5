import type { Client } from '@zrak/api-client';
import { Dialog } from '@zrak/ui/Dialog';
import { SegmentedControl } from '@zrak/ui/SegmentedControl';
import { Select } from '@zrak/ui/Select';
import { Tabs } from '@zrak/ui/Tabs';
import { type ReactNode, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { isLanguage, languageCodes, languages } from '../../../i18n/languages.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import * as styles from './ShareDialog.css.ts';
import { Snippet } from '../../../shared/snippet/Snippet.tsx';
import { elementSnippet, frameAddress, frameSnippet, type Share, shareThemes } from './snippets.ts';

export interface ShareDialogProps {
  client: Client;
  /** Null for the map of all stations. */
  station: { id: string; name: string } | null;
  onClose: () => void;
}

interface ChoicesProps {
  share: Share;
  onChange: (change: Partial<Share>) => void;
}

function Choices({ share, onChange }: ChoicesProps) {
  const intl = useIntl();
  return (
    <div className={styles.choices}>
      <Select
        label={intl.formatMessage({ id: 'routes.locations.ShareDialog.language' })}
        items={languageCodes.map((id) => ({ id, label: languages[id].name }))}
        selectedKey={share.language}
        onSelectionChange={(id) => isLanguage(id) && onChange({ language: id })}
      />
      <SegmentedControl
        label={intl.formatMessage({ id: 'routes.locations.ShareDialog.theme' })}
        isLabelVisible
        options={shareThemes.map((id) => ({
          id,
          label: intl.formatMessage({ id: `routes.locations.ShareDialog.theme.${id}` }),
        }))}
        value={share.theme}
        onChange={(theme) => onChange({ theme })}
      />
    </div>
  );
}

/** The page of a frame, which shows the element: the same result for both ways. */
function Preview({ share }: { share: Share }) {
  return (
    <section className={styles.preview} aria-labelledby="sharePreview">
      <h3 id="sharePreview" className={styles.heading}>
        <FormattedMessage id="routes.locations.ShareDialog.preview" />
      </h3>
      {/* A page of this portal, which needs its origin and scripts. */}
      {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
      <iframe className={styles.frame} src={frameAddress(share)} title={share.title} />
    </section>
  );
}

/** Ways to share a station or the map: a link, and lines of HTML for another web page. */
export default function ShareDialog({ client, station, onClose }: ShareDialogProps) {
  const intl = useIntl();
  const { language } = usePreferences();
  const [choice, setChoice] = useState<Pick<Share, 'language' | 'theme'>>({ language, theme: 'auto' });
  const name = station?.name ?? client.name;
  const title = intl.formatMessage({ id: 'routes.locations.ShareDialog.title' }, { name });
  const portal = location.origin;
  const share: Share = { portal, clientCode: client.code, stationId: station?.id ?? null, title: name, ...choice };
  const copyCode = intl.formatMessage({ id: 'routes.locations.ShareDialog.copyCode' });

  const panel = (text: string, note: 'elementNote' | 'frameNote'): ReactNode => (
    <div className={styles.body}>
      <div className={styles.panel}>
        <p className={styles.note}>
          <FormattedMessage id={`routes.locations.ShareDialog.${note}`} />
        </p>
        <Choices share={share} onChange={(change) => setChoice({ ...choice, ...change })} />
        <Snippet label={copyCode} text={text} />
        <p className={styles.note}>
          <FormattedMessage id="routes.locations.ShareDialog.permission" />
        </p>
      </div>
      <Preview share={share} />
    </div>
  );
  const items = [
    {
      id: 'link',
      label: intl.formatMessage({ id: 'routes.locations.ShareDialog.link' }),
      content: (
        <div className={styles.panel}>
          <p className={styles.note}>
            <FormattedMessage id="routes.locations.ShareDialog.linkNote" />
          </p>
          <Snippet label={intl.formatMessage({ id: 'routes.locations.ShareDialog.copyLink' })} text={location.href} />
        </div>
      ),
    },
    {
      id: 'element',
      label: intl.formatMessage({ id: 'routes.locations.ShareDialog.element' }),
      content: panel(elementSnippet(share), 'elementNote'),
    },
    {
      id: 'frame',
      label: intl.formatMessage({ id: 'routes.locations.ShareDialog.frame' }),
      content: panel(frameSnippet(share), 'frameNote'),
    },
  ];
  return (
    <Dialog size="large" isOpen title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Tabs label={intl.formatMessage({ id: 'routes.locations.ShareDialog.ways' })} items={items} />
    </Dialog>
  );
}
