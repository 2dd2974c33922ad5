/** Hidden username, which shows a password manager whose password is changed. */
export function UsernameForManagers({ username }: { username: string }) {
  return <input hidden readOnly name="username" autoComplete="username" value={username} />;
}
