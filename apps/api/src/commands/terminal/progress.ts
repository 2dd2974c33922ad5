export interface Progress {
  /** @param share from 0 to 1 */
  show: (step: string, share?: number) => void;
  clear: () => void;
}

/** A line that changes, on a terminal only. */
export function progressLine(): Progress {
  const stream = process.stderr;
  if (!stream.isTTY) return { show: () => undefined, clear: () => undefined };
  let last = '';
  const write = (line: string): void => {
    if (line === last) return;
    stream.clearLine(0);
    stream.cursorTo(0);
    stream.write(line);
    last = line;
  };
  return {
    show: (step, share) => write(share === undefined ? `${step} …` : `${step} ${Math.floor(share * 100)} %`),
    clear: () => write(''),
  };
}
