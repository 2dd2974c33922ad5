import { type Browser, chromium } from 'playwright';
import { launchOptions } from '../scripts/browser.ts';

/** Card and browser behind a result, which depends on them. */
export interface GraphicsCard {
  /** As WebGL names it; null without WebGL. */
  renderer: string | null;
  browser: string;
}

/** Back end of ANGLE for the graphics card, such as `vulkan`, `gl-egl`, `metal` or `d3d11`; null for software drawing. */
const backEnd = process.env['ZRAK_BENCH_GPU'] || null;

export const usesCard = backEnd !== null;

/** Arguments of `browserArgs` that are for software drawing. */
const softwareArgs = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--disable-gpu-rasterization'];

const cardArgs = (ofAngle: string): string[] => [
  '--use-gl=angle',
  `--use-angle=${ofAngle}`,
  '--enable-gpu',
  '--disable-gpu-sandbox',
  // A browser that loses the card must not go on in software.
  '--disable-software-rasterizer',
  ...(ofAngle === 'vulkan'
    ? ['--enable-features=Vulkan,DefaultANGLEVulkan,VulkanFromANGLE', '--disable-vulkan-surface']
    : []),
];

/** A browser that draws with the graphics card that `ZRAK_BENCH_GPU` asks for, otherwise in software. */
export function launchForWebGl(...more: string[]): Promise<Browser> {
  const { args, ...options } = launchOptions();
  return chromium.launch({
    ...options,
    args: [
      ...(backEnd === null
        ? [...args, '--disable-accelerated-2d-canvas']
        : [...args.filter((argument) => !softwareArgs.includes(argument)), ...cardArgs(backEnd)]),
      ...more,
    ],
  });
}

/** Starts the browser once to ask it what it draws with. */
export async function askGraphicsCard(): Promise<GraphicsCard> {
  const browser = await launchForWebGl();
  try {
    const page = await browser.newPage();
    const renderer = await page.evaluate(() => {
      const context = document.createElement('canvas').getContext('webgl2');
      const info = context?.getExtension('WEBGL_debug_renderer_info');
      return context && info ? String(context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : null;
    });
    return { renderer, browser: `Chromium ${browser.version()}` };
  } finally {
    await browser.close();
  }
}

export const isSoftware = ({ renderer }: GraphicsCard): boolean =>
  renderer === null || /swiftshader|llvmpipe|softpipe|software|basic render/i.test(renderer);
