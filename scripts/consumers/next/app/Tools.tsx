'use client';
import { Button } from '@zrak/ui/Button';
import { SeriesChart } from '@zrak/ui/charts';
import { DataTable } from '@zrak/ui/DataTable';
import messages from '@zrak/ui/locales/de.json';
import { StationMap } from '@zrak/ui/map';
import { UiProvider } from '@zrak/ui/provider';
import { TextField } from '@zrak/ui/TextField';

const readings = Array.from({ length: 10_000 }, (_, index) => ({ id: String(index), name: `Messstelle ${index}` }));

export function Tools({ title }: { title: string }) {
  return (
    <UiProvider locale="de" messages={messages}>
      <DataTable
        label="Messstellen"
        columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name, sortValue: ({ name }) => name }]}
        rows={readings}
      />
      <TextField label="Name der Messstelle" />
      <Button tone="primary">{title}</Button>
      <SeriesChart label="Feinstaub" series={[]} from={0} to={3_600_000} timeZone="Europe/Berlin" caption="1 h" />
      <StationMap
        label="Karte"
        stations={[]}
        zoom={12}
        minZoom={7}
        maxZoom={18}
        basemap={{ style: null }}
        theme="light"
        onSelect={() => undefined}
      />
    </UiProvider>
  );
}
