import { useIntl } from 'react-intl';
import { paths } from '../../../app/paths.ts';
import { LeaveDialog } from '../../../shared/leaving/LeaveDialog.tsx';
import { useLeaving } from '../../../shared/leaving/useLeaving.ts';
import { PlaceHeader } from '../PlaceHeader.tsx';
import { TextsSection } from './TextsSection.tsx';
import { useTextDrafts } from './useTextDrafts.ts';

/** Texts that every client shows that has none for itself. */
export function Component() {
  const intl = useIntl();
  const drafts = useTextDrafts(null);
  const leaving = useLeaving(drafts.isDirty);
  return (
    <>
      <PlaceHeader title={intl.formatMessage({ id: 'routes.network.NetworkRoute.texts' })} href={paths.networkTexts} />
      <TextsSection clientId={null} drafts={drafts} />
      <LeaveDialog leaving={leaving} />
    </>
  );
}
