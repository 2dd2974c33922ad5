import { Badge } from '@zrak/ui/Badge';
import { theme } from '@zrak/ui/theme';
import { Overview } from './Overview';

// A server component imports entry points unchanged: components with state contain `'use client'`, and tokens are values
// on both sides.
export default function Page() {
  return (
    <>
      <Overview />
      <footer style={{ padding: theme.space.large, textAlign: 'center' }}>
        <Badge>Next.js</Badge>
      </footer>
    </>
  );
}
