import type { NetworkStation } from '@zrak/api-client';
import { civilDateIn } from '@zrak/quantities/time';
import { DatePicker } from '@zrak/ui/DatePicker';
import { DropZone } from '@zrak/ui/DropZone';
import { Select } from '@zrak/ui/Select';
import { Text } from '@zrak/ui/Text';
import { TextArea } from '@zrak/ui/TextArea';
import { TextField } from '@zrak/ui/TextField';
import { showSuccessToast } from '@zrak/ui/Toast';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useServices } from '../../../app/servicesHooks.ts';
import { usePreferences } from '../../../session/preferencesContext.ts';
import { FormDialog } from '../../../shared/forms/FormDialog.tsx';
import { useIdOfDraft } from '../../../shared/forms/useIdOfDraft.ts';
import { compassPointOf } from '../../../shared/pictures/compassPoint.ts';
import { useKeptState } from '../../../shared/useKeptState.ts';
import * as network from '../network.css.ts';
import { bodyOf, useFileCall } from '../useFileCall.ts';
import * as styles from './photos.css.ts';

/** Pictures that the server takes. */
const acceptedFiles = ['.jpg', '.jpeg', '.png'];
const maxBytes = 5_000_000;

const notStated = 'none';
const directions = [0, 45, 90, 135, 180, 225, 270, 315];

interface PhotoDraft {
  file: File | null;
  alt: string;
  caption: string;
  takenOn: string | null;
  /** Degrees clockwise from north. */
  viewDirection: number | null;
}

const empty: PhotoDraft = { file: null, alt: '', caption: '', takenOn: null, viewDirection: null };

interface AddPhotoProps {
  station: NetworkStation;
  onDone: () => void;
  onClose: () => void;
}

export function AddPhoto({ station, onDone, onClose }: AddPhotoProps) {
  const intl = useIntl();
  const { api } = useServices();
  const [draft, setDraft] = useKeptState(`new photo of ${station.id}`, () => empty);
  const idOf = useIdOfDraft(`new photo of ${station.id}`);
  const [isTried, setTried] = useState(false);
  const { send, isRunning, errorMessage, faultOf } = useFileCall('routes.network.AddPhoto.failed');
  const add = async () => {
    setTried(true);
    const { file, takenOn, viewDirection } = draft;
    const [alt, caption] = [draft.alt.trim(), draft.caption.trim()];
    if (file === null || alt === '') return;
    const query = {
      locationId: station.id,
      newId: idOf(draft),
      alt,
      ...(caption !== '' && { caption }),
      ...(takenOn !== null && { takenOn }),
      ...(viewDirection !== null && { viewDirection }),
    };
    await send(file, api.POST('/api/locations/photo', { params: { query }, ...bodyOf(file) }), () => {
      showSuccessToast(intl.formatMessage({ id: 'routes.network.AddPhoto.done' }));
      onDone();
      onClose();
    });
  };
  return (
    <FormDialog
      title={intl.formatMessage({ id: 'routes.network.AddPhoto.title' })}
      saveLabel={intl.formatMessage({ id: 'routes.network.AddPhoto.add' })}
      isRunning={isRunning}
      errorMessage={errorMessage}
      onSave={() => void add()}
      onClose={onClose}
    >
      <PhotoFields
        draft={draft}
        lastDay={civilDateIn(station.timeZone)}
        isTried={isTried}
        isDisabled={isRunning}
        fileFault={faultOf(draft.file)}
        onChange={setDraft}
      />
    </FormDialog>
  );
}

interface PhotoFieldsProps {
  draft: PhotoDraft;
  lastDay: string;
  /** Whether the form was sent: empty fields are then faults. */
  isTried: boolean;
  isDisabled: boolean;
  fileFault: string | undefined;
  onChange: (draft: PhotoDraft) => void;
}

function PhotoFields({ draft, lastDay, isTried, isDisabled, fileFault, onChange }: PhotoFieldsProps) {
  const intl = useIntl();
  const { language } = usePreferences();
  const say = (
    id:
      | 'file'
      | 'fileHint'
      | 'fileMissing'
      | 'alt'
      | 'altHint'
      | 'caption'
      | 'captionHint'
      | 'takenOn'
      | 'viewDirection'
      | 'notStated',
  ) => intl.formatMessage({ id: `routes.network.AddPhoto.${id}` });
  const { file, alt, caption, takenOn, viewDirection } = draft;
  return (
    <>
      <div className={network.section}>
        <DropZone
          label={say('file')}
          description={say('fileHint')}
          isRequired
          isDisabled={isDisabled}
          acceptedFileTypes={acceptedFiles}
          maxBytes={maxBytes}
          errorMessage={isTried && file === null ? say('fileMissing') : fileFault}
          onSelect={([chosen]) => {
            if (chosen) onChange({ ...draft, file: chosen });
          }}
        />
        {file && <Preview key={`${file.name} ${file.lastModified} ${file.size}`} file={file} />}
      </div>
      <TextArea
        label={say('alt')}
        description={say('altHint')}
        isRequired
        rows={2}
        maxLength={200}
        value={alt}
        errorMessage={
          isTried && alt.trim() === '' ? intl.formatMessage({ id: 'routes.network.ClientFields.missing' }) : undefined
        }
        onChange={(text) => onChange({ ...draft, alt: text })}
      />
      <TextField
        label={say('caption')}
        description={say('captionHint')}
        maxLength={200}
        value={caption}
        onChange={(text) => onChange({ ...draft, caption: text })}
      />
      <div className={network.fields}>
        <DatePicker
          label={say('takenOn')}
          maxValue={lastDay}
          value={takenOn}
          onChange={(day) => onChange({ ...draft, takenOn: day })}
        />
        <Select
          label={say('viewDirection')}
          items={[
            { id: notStated, label: say('notStated') },
            ...directions.map((degrees) => ({
              id: String(degrees),
              label: intl.formatMessage({ id: 'shared.usePhotoCaption.view' }, { direction: compassPointOf(degrees) }),
            })),
          ]}
          selectedKey={viewDirection === null ? notStated : String(viewDirection)}
          onSelectionChange={(id) => onChange({ ...draft, viewDirection: id === notStated ? null : Number(id) })}
        />
      </div>
      <Text tone="muted">
        {intl.formatMessage(
          { id: 'routes.network.AddPhoto.language' },
          { language: intl.formatDisplayName(language, { type: 'language' }) },
        )}
      </Text>
    </>
  );
}

/** The chosen file. Its description is still to be written, so assistive technology gets its name. */
function Preview({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return;
      const address = URL.createObjectURL(file);
      image.src = address;
      return () => URL.revokeObjectURL(address);
    },
    [file],
  );
  return (
    <>
      <img ref={show} alt="" className={styles.preview} />
      <Text weight="strong">{file.name}</Text>
    </>
  );
}
