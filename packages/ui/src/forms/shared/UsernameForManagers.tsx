/** Tells a password manager whose password is changed; nobody else has a use for it. */
export function UsernameForManagers({ username }: { username: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={username} />;
}
