/**
 * What was typed into a form and is not saved yet, kept while the page lives: who is shown out in the middle of work
 * finds it again after signing in. Never passwords, and never for another user.
 */
export function createDrafts() {
  const drafts = new Map<string, object>();
  let owner: string | null = null;
  return {
    get: (form: string) => drafts.get(form),
    keep: (form: string, values: object) => void drafts.set(form, values),
    forget: (form: string) => void drafts.delete(form),
    clear: () => drafts.clear(),
    /** Somebody has signed in. */
    belongTo(userId: string) {
      if (owner !== userId) drafts.clear();
      owner = userId;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
