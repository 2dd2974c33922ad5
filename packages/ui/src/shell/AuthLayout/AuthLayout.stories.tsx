import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LanguageSwitch } from '../../components/LanguageSwitch/LanguageSwitch.tsx';
import { ThemeSwitch } from '../../components/ThemeSwitch/ThemeSwitch.tsx';
import { LoginForm } from '../../forms/LoginForm/LoginForm.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = {
  title: 'Shell/AuthLayout',
  component: AuthLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: 760 } } },
  args: {
    title: 'Log in',
    lead: 'Air, noise and weather at your stations.',
    end: (
      <>
        <LanguageSwitch languages={[{ id: 'en', label: 'English' }]} value="en" onChange={() => undefined} />
        <ThemeSwitch value="system" onChange={() => undefined} />
      </>
    ),
    footer: 'Zrak 0.1.0',
    children: <LoginForm onSubmit={() => undefined} forgotPasswordHref="#forgot" registerHref="#register" />,
  },
} satisfies Meta<typeof AuthLayout>;
export default meta;

export const Login: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in');
  },
};
