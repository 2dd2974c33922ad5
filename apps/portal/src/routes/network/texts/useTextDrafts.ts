import { useKeptState } from '../../../shared/useKeptState.ts';

export interface TextDraft {
  title: string;
  body: string;
  /** Of the stored text that the draft began with. */
  version?: string | undefined;
}

export interface TextDrafts {
  isDirty: boolean;
  of: (text: string) => TextDraft | undefined;
  /** Without a draft, the text is as it is stored. */
  set: (text: string, draft: TextDraft | undefined) => void;
  /** Discards the draft that was saved; one that was changed meanwhile follows the version that is stored now. */
  saved: (text: string, sent: TextDraft, version: string | undefined) => void;
}

/** Texts that were changed and not saved yet: the user may go from one to the other. */
export function useTextDrafts(clientId: string | null): TextDrafts {
  const [drafts, setDrafts] = useKeptState<Record<string, TextDraft>>(`texts ${clientId ?? ''}`, () => ({}));
  return {
    isDirty: Object.keys(drafts).length > 0,
    of: (text) => drafts[text],
    set: (text, draft) =>
      setDrafts(({ [text]: _before, ...others }) => (draft === undefined ? others : { ...others, [text]: draft })),
    saved: (text, sent, version) =>
      setDrafts(({ [text]: now, ...others }) =>
        now === undefined || (now.title === sent.title && now.body === sent.body)
          ? others
          : { ...others, [text]: { ...now, version } },
      ),
  };
}
