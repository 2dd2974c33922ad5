import { Badge } from '@zrak/ui/Badge';
import { Spinner } from '@zrak/ui/Spinner';
import { theme } from '@zrak/ui/theme';
import { Tools } from './Tools';

// A server component imports entry points unchanged: components with state carry `'use client'` themselves, and tokens
// are values on both sides.
export default function Page() {
  return (
    <main style={{ color: theme.color.text }}>
      <Badge>Öffentlich</Badge>
      <Spinner label="Bitte warten" />
      <Tools title="Messwerte" />
    </main>
  );
}
