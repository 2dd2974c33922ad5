import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { defaultDataFolder, environmentOf, help, type Machine, readCommandLine } from './commandLine.ts';

const linux: Machine = { platform: 'linux', home: '/home/ana', env: {} };

describe('the command line of the server', () => {
  it.each([
    [linux, '/home/ana/.local/share/zrak'],
    [{ ...linux, env: { XDG_DATA_HOME: '/data' } }, '/data/zrak'],
    [{ platform: 'darwin', home: '/Users/ana', env: {} } as const, '/Users/ana/Library/Application Support/zrak'],
    [{ platform: 'win32', home: 'C:/Users/ana', env: {} } as const, 'C:/Users/ana/AppData/Local/zrak'],
    [{ platform: 'win32', home: 'C:/Users/ana', env: { LOCALAPPDATA: 'D:/local' } } as const, 'D:/local/zrak'],
  ])('keeps data in the folder that the system has for it', (machine, folder) => {
    expect(defaultDataFolder(machine)).toBe(folder);
    expect(help(folder, [])).toContain(folder);
    expect(environmentOf(machine)['ZRAK_DATA']).toBe(resolve(folder));
  });

  it('starts with the environment, the default folder and no other port', () => {
    expect(readCommandLine([], { ...linux, env: { ZRAK_LOG: 'info' } })).toEqual({
      env: { ZRAK_LOG: 'info', ZRAK_DATA: '/home/ana/.local/share/zrak' },
    });
  });

  it('prefers an option to its variable', () => {
    const machine = { ...linux, env: { PORT: '80', ZRAK_DATA: '/var/zrak' } };
    expect(readCommandLine([], machine)).toEqual({ env: machine.env });
    expect(readCommandLine(['--port', '4400', '--data', 'here'], machine)).toEqual({
      env: { PORT: '4400', ZRAK_DATA: resolve('here') },
    });
  });

  it('prints its version and its options', () => {
    expect(readCommandLine(['--version'], linux)).toEqual({ print: 'version' });
    expect(readCommandLine(['-h', '--port', '1'], linux)).toEqual({ print: 'help' });
  });

  it.each([['--prot'], ['--port'], ['start']])('names what it does not understand: %s', (argument) => {
    expect(readCommandLine([argument], linux)).toEqual({ fault: expect.stringContaining(argument) as unknown });
  });
});
