import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Stack } from '../Stack/Stack.tsx';
import { TagGroup } from '../TagGroup/TagGroup.tsx';
import { DropZone, type DropZoneProps } from './DropZone.tsx';

const meta = {
  title: 'Inputs/DropZone',
  component: DropZone,
  args: { label: 'Measurements', onSelect: fn(), acceptedFileTypes: ['.csv', '.xlsx'], maxBytes: 2_500_000 },
  decorators: [(Story) => <div style={{ maxWidth: 420 }}>{<Story />}</div>],
} satisfies Meta<typeof DropZone>;
export default meta;
type Story = StoryObj<typeof meta>;

const values = new File(['time;value'], 'values.csv', { type: 'text/csv' });
const picture = new File(['…'], 'station.png', { type: 'image/png' });
const large = new File([new Uint8Array(2_500_001)], 'year.csv', { type: 'text/csv' });

const inputOf = (root: HTMLElement) => root.querySelector('input')!;

/** Files as a browser passes them from the desktop. The contents of a `DataTransfer` of a script cannot be dropped. */
function transferOf(files: readonly File[]): DataTransfer {
  const items = files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file }));
  return Object.defineProperties(new DataTransfer(), { effectAllowed: { value: 'all' }, items: { value: items } });
}

function drag(kind: 'dragenter' | 'drop', target: Element, files: readonly File[]) {
  const dataTransfer = transferOf(files);
  target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}
const zoneOf = (root: HTMLElement) => root.querySelector('[role=group] > [data-rac]')!;

export const Empty: Story = {
  args: { description: 'CSV or Excel, at most 2.5 MB' },
  parameters: { isPicturedInDark: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Measurements' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveAccessibleDescription(
      'CSV or Excel, at most 2.5 MB',
    );
    await userEvent.upload(inputOf(canvasElement), values);
    await expect(args.onSelect).toHaveBeenLastCalledWith([values]);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const Invalid: Story = {
  args: { isRequired: true, errorMessage: 'Please choose a file' },
  parameters: { isPicturedInDark: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveAccessibleDescription(
      'Please choose a file',
    );
  },
};

/** A dialog of the device lets users choose other types as well. */
export const WrongType: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.setup({ applyAccept: false }).upload(inputOf(canvasElement), picture);
    await expect(canvas.getByRole('alert')).toHaveTextContent('station.png is not of an accepted type: .csv, .xlsx');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.upload(inputOf(canvasElement), values);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.setup({ applyAccept: false }).upload(inputOf(canvasElement), picture);
  },
};

export const TooLarge: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), large);
    await expect(canvas.getByRole('alert')).toHaveTextContent('year.csv is larger than 2.5 MB');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** The files that fit are taken; each of the others is named. */
export const Dropped: Story = {
  tags: ['!dev', '!autodocs'],
  args: { allowsMultiple: true },
  play: async ({ args, canvas, canvasElement }) => {
    const zone = zoneOf(canvasElement);
    drag('dragenter', zone, [values, picture, large]);
    await expect(await canvas.findByText('Drop the files')).toBeVisible();
    drag('drop', zone, [values, picture, large]);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
    await expect(args.onSelect).toHaveBeenLastCalledWith([expect.objectContaining({ name: 'values.csv' })]);
    await expect(canvas.getByRole('alert')).toHaveTextContent(/station\.png is not.*year\.csv is larger/);
  },
};

export const DragOver: Story = {
  parameters: { isPicturedInDark: true },
  play: async ({ canvas, canvasElement }) => {
    drag('dragenter', zoneOf(canvasElement), [values]);
    await expect(await canvas.findByText('Drop the file')).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const opened = fn((event: Event) => event.preventDefault());
    inputOf(canvasElement).addEventListener('click', opened);
    // The area itself takes files that are pasted.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Measurements: drop or paste' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Choose file' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
  },
};

function WithList(args: DropZoneProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <Stack>
      <DropZone {...args} onSelect={(added) => setFiles([...files, ...added])} />
      <TagGroup
        label="Chosen files"
        items={files.map(({ name }) => ({ id: name, label: name }))}
        onRemove={(id) => setFiles(files.filter(({ name }) => name !== id))}
      />
    </Stack>
  );
}

/** With a `TagGroup` of the chosen files. */
export const WithChosenFiles: Story = {
  args: { allowsMultiple: true },
  render: (args) => <WithList {...args} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), values);
    await expect(canvas.getByRole('row', { name: 'values.csv' })).toBeVisible();
  },
};

export const German: Story = {
  globals: { locale: 'de' },
  args: { label: 'Messwerte' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(inputOf(canvasElement), large);
    await expect(canvas.getByRole('alert')).toHaveTextContent('year.csv ist größer als 2,5 MB');
  },
};
