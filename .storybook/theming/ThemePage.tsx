import { useEffect, useId, useState } from 'react';
import { BrandScope } from '../../packages/ui/src/brand/BrandScope.tsx';
import { type BrandTheme, brandTheme } from '../../packages/ui/src/brand/brandTheme.ts';
import { Banner } from '../../packages/ui/src/components/Banner/Banner.tsx';
import { Column, Columns } from '../../packages/ui/src/components/Columns/Columns.tsx';
import { FileTrigger } from '../../packages/ui/src/components/FileTrigger/FileTrigger.tsx';
import { Heading } from '../../packages/ui/src/components/Heading/Heading.tsx';
import { Inline } from '../../packages/ui/src/components/Inline/Inline.tsx';
import { Logo } from '../../packages/ui/src/components/Logo/Logo.tsx';
import { Stack } from '../../packages/ui/src/components/Stack/Stack.tsx';
import { Text } from '../../packages/ui/src/components/Text/Text.tsx';
import { TextField } from '../../packages/ui/src/components/TextField/TextField.tsx';
import { theme } from '../../packages/ui/src/theme/contract.css.ts';
import { CodeBlock } from '../docs/CodeBlock.tsx';
import { ContrastTable } from '../foundations/ContrastTable.tsx';
import { Page, Section } from '../foundations/Page.tsx';
import { type BrandInput, brandCss, brandScopeCode } from './code.ts';
import { Samples } from './Samples.tsx';
import { brandedSchemes, brandLinePairs, brandTextPairs } from './verdict.ts';

export interface ThemePageProps {
  initialAccent?: string;
}

/** Logo of the brand: an address, or a picture of this device that is shown here only. */
interface LogoInput {
  url: string;
  fileName: string | null;
}

const noLogo: LogoInput = { url: '', fileName: null };

export function ThemePage({ initialAccent = '#7a1fa2' }: ThemePageProps) {
  const [accent, setAccent] = useState(initialAccent);
  const [name, setName] = useState('Mestna občina Celje');
  const [logo, setLogo] = useState(noLogo);
  const brand = brandTheme(accent);
  const input = { accent, name, logoUrl: logo.fileName === null ? logo.url : `/${logo.fileName}` };

  useEffect(() => () => URL.revokeObjectURL(logo.url), [logo.url]);

  return (
    <BrandScope brand={{ accent, name }}>
      <Page
        title="Theme page"
        lead="Enter the colour and the logo of a brand: components of every group, a verdict on contrast, and the code to copy."
      >
        <Section title="Brand">
          <Columns space="xlarge">
            <Column>
              <Stack space="large">
                <AccentField value={accent} onChange={setAccent} isValid={brand !== null} />
                <TextField label="Name" value={name} onChange={setName} />
              </Stack>
            </Column>
            <Column>
              <LogoField value={logo} onChange={setLogo} />
            </Column>
          </Columns>
        </Section>
        <Results brand={brand} input={input} logo={logo.url} />
      </Page>
    </BrandScope>
  );
}

function Results({ brand, input, logo }: { brand: BrandTheme | null; input: BrandInput; logo: string }) {
  const themes = brandedSchemes(brand);
  return (
    <>
      <Section title="Verdict">
        <Verdict brand={brand} />
        <ContrastTable label="Contrast of text" kind="text" pairs={brandTextPairs} themes={themes} />
        <Heading level={3}>Focus ring</Heading>
        <ContrastTable label="Contrast of the focus ring" kind="line" pairs={brandLinePairs} themes={themes} />
      </Section>
      <Section
        title="Components"
        note="The light theme beside the dark one; the toolbar shows this page in the others."
      >
        <Columns space="large" align="start" collapseBelow="narrow">
          {themes.slice(0, 2).map((scheme) => (
            <Column key={scheme.name}>
              <Stack space="small">
                <Heading level={3}>{scheme.title}</Heading>
                <Samples scheme={scheme} brand={<BrandName name={input.name} logo={logo} />} />
              </Stack>
            </Column>
          ))}
        </Columns>
      </Section>
      {brand && (
        <Section
          title="Code"
          note="At run time, for an app that shows several clients; or as a style sheet, for one brand."
        >
          <CodeBlock label="Component" code={brandScopeCode(input)} />
          <CodeBlock label="Style sheet" code={brandCss(input.accent)} />
        </Section>
      )}
    </>
  );
}

function Verdict({ brand }: { brand: BrandTheme | null }) {
  if (!brand) {
    return (
      <Banner tone="warning" title="This is not a colour" announce="none">
        Enter it as #rrggbb. Until then the theme keeps its own accent, and the figures are those of the theme.
      </Banner>
    );
  }
  const changed = brandedSchemes(brand).filter(({ name }) => brand.adjusted.includes(name));
  if (changed.length === 0) {
    return <Banner tone="success" title="Readable as it is, in all four themes" announce="none" />;
  }
  return (
    <Banner tone="info" title={`Used as it is in ${4 - changed.length} of four themes`} announce="none">
      Made darker or lighter where it could not be read:{' '}
      {changed.map(({ title, palette }) => `${title.toLowerCase()} ${palette.color.accent}`).join('; ')}.
    </Banner>
  );
}

function AccentField({
  value,
  onChange,
  isValid,
}: {
  value: string;
  onChange: (value: string) => void;
  isValid: boolean;
}) {
  const id = useId();
  return (
    <Columns space="small" align="end" collapseBelow="never">
      <Column>
        <TextField
          label="Brand colour"
          description="#rrggbb"
          value={value}
          onChange={(text) => onChange(text.trim())}
          errorMessage={isValid ? undefined : 'Enter a colour such as #7a1fa2.'}
        />
      </Column>
      <Column width="content">
        <label htmlFor={id} style={{ position: 'absolute', clipPath: 'inset(50%)' }}>
          Choose the brand colour
        </label>
        <input
          id={id}
          type="color"
          value={isValid && value.length === 7 ? value : '#000000'}
          onChange={(event) => onChange(event.target.value)}
          style={{
            display: 'block',
            width: 56,
            height: 40,
            padding: theme.space.xsmall,
            border: `1px solid ${theme.color.borderStrong}`,
            borderRadius: theme.radius.medium,
            background: theme.color.surface,
          }}
        />
      </Column>
    </Columns>
  );
}

function LogoField({ value, onChange }: { value: LogoInput; onChange: (value: LogoInput) => void }) {
  const take = ([file]: File[]) => {
    if (file) onChange({ url: URL.createObjectURL(file), fileName: file.name });
  };
  return (
    <Stack space="medium">
      <TextField
        label="Address of the logo"
        value={value.fileName === null ? value.url : ''}
        placeholder="/logo.svg"
        onChange={(url) => onChange({ url, fileName: null })}
      />
      <Inline>
        <FileTrigger acceptedFileTypes={['image/*']} onSelect={take}>
          Choose a picture
        </FileTrigger>
        <Text as="span" tone="muted">
          {value.fileName ?? 'It stays on this device.'}
        </Text>
      </Inline>
    </Stack>
  );
}

function BrandName({ name, logo }: { name: string; logo: string }) {
  return (
    <Inline space="medium">
      {logo === '' ? <Logo isMarkOnly /> : <img src={logo} alt="" style={{ height: 28, maxWidth: 120 }} />}
      <Text as="span" size="large" weight="strong" tone="inherit">
        {name}
      </Text>
    </Inline>
  );
}
