const hours = 720;

/** Deterministic month in a valley: wind along the valley, stronger from the north-east, and calm nights. */
export const valley = {
  directions: {
    values: Float32Array.from({ length: hours }, (_, hour) => {
      const axis = hour % 24 > 9 && hour % 24 < 19 ? 228 : 42;
      return (axis + 38 * Math.sin(hour * 1.7) + 25 * Math.sin(hour * 0.37) + (hour % 11 === 0 ? 140 : 0) + 360) % 360;
    }),
  },
  speeds: {
    values: Float32Array.from({ length: hours }, (_, hour) => {
      if (hour % 97 === 0) return NaN;
      const storm = hour % 240 > 190 ? 5 : 0;
      return Math.max(0, 1.9 + 1.7 * Math.sin(hour / 3.8) + 1.1 * Math.sin(hour * 2.3) + storm);
    }),
  },
  pm10: {
    values: Float32Array.from(
      { length: hours },
      (_, hour) => 24 + 14 * Math.sin(hour / 3.8 + 2.4) + 5 * Math.sin(hour),
    ),
  },
};
