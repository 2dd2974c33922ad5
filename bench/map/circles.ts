import { mountNative, pickNative } from './native.ts';
import { run } from './harness.ts';

run({ mount: (element, stations) => mountNative(element, stations, false), pick: pickNative });
