// Loaded before a server with `--import`: its clock is this many milliseconds from the true time.
const offset = Number(process.env['ZRAK_TEST_CLOCK']);
const trueTime = Date.now;
Date.now = () => trueTime() + offset;
