import { Badge } from '@zrak/ui/Badge';
import { Spinner } from '@zrak/ui/Spinner';
import { theme } from '@zrak/ui/theme';
import { Tools } from './Tools';

// A server component takes doors as they are: those with state say themselves that they belong to the client, and tokens are
// values on both sides.
export default function Page() {
  return (
    <main style={{ color: theme.color.text }}>
      <Badge>Öffentlich</Badge>
      <Spinner label="Bitte warten" />
      <Tools title="Messwerte" />
    </main>
  );
}
