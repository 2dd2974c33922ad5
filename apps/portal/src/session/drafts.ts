/**
 * Unsaved form input, kept for the lifetime of the page: users whose session ends during their work get it back after
 * signing in. Never contains passwords, and is never shown to another user.
 */
export function createDrafts() {
  const drafts = new Map<string, object>();
  let owner: string | null = null;
  return {
    get: (form: string) => drafts.get(form),
    keep: (form: string, values: object) => void drafts.set(form, values),
    remove: (form: string) => void drafts.delete(form),
    clear: () => drafts.clear(),
    all: () => [...drafts],
    /** Called when a user signs in. */
    setOwner(userId: string) {
      if (owner !== userId) drafts.clear();
      owner = userId;
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
