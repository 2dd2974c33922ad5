import '@zrak/ui/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Air quality', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="sl">
      <body>{children}</body>
    </html>
  );
}
