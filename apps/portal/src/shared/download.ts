/** Hands a file to the browser, as if the user had clicked a link to it. */
export function save(file: Blob, name: string) {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** File name of a Content-Disposition header, in its plain or extended form; valid on every platform. */
export function fileNameOf(response: Response, otherwise: string): string {
  const disposition = response.headers.get('content-disposition') ?? '';
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return cleaned(extended ? decodeURIComponent(extended) : (/filename="([^"]+)"/i.exec(disposition)?.[1] ?? otherwise));
}

/** The rules of the server, in apps/api/src/export/sheetNames.ts. */
const cleaned = (name: string): string =>
  name
    .toWellFormed()
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '') || 'zrak';
