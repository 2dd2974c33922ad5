import '@zrak/ui/base.css';
import '@zrak/ui/css/Button.css';
import { Button } from '@zrak/ui/Button';
import messages from '@zrak/ui/locales/sl.json';
import { UiProvider } from '@zrak/ui/provider';
import { createRoot } from 'react-dom/client';

// A page of one component needs the base and the sheet of this component.
createRoot(document.getElementById('root')!).render(
  <UiProvider locale="sl" messages={messages}>
    <main style={{ display: 'flex', gap: '1rem', padding: '1rem' }}>
      <Button tone="primary">Shrani</Button>
      <Button>Prekliči</Button>
      <Button tone="danger">Izbriši</Button>
    </main>
  </UiProvider>,
);
