import { lettersIn } from './letters';

export interface Coin {
  /** Six hexadecimal digits. */
  colour: string;
  /** The drawing on a grid of 40 by 40, inside a circle of radius 14 around its centre. */
  mark: (ink: string) => string;
}

const middle = { x: 12, y: 11, width: 16, height: 18 };
const letter =
  (text: string, extra = '', transform = '') =>
  (ink: string) => {
    const drawing = `${lettersIn(text, middle, ink, 2.6)}${line(extra)(ink)}`;
    return transform ? `<g transform="${transform}">${drawing}</g>` : drawing;
  };
const line =
  (path: string, width = 3) =>
  (ink: string) =>
    path &&
    `<path fill="none" stroke="${ink}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${path}"/>`;
const shape = (path: string) => (ink: string) => `<path fill="${ink}" d="${path}"/>`;

/** The widget's drawings of coins, by code: plain shapes and letters in the coin's colour. */
export const coins: Readonly<Record<string, Coin>> = {
  BCH: { colour: '4f9a1c', mark: letter('B', 'M17 8v3M17 29v3M22 8v3M22 29v3', 'rotate(-16 20 20)') },
  BNB: {
    colour: 'f0b90b',
    mark: shape(
      'M20 16l4 4-4 4-4-4zM20 7l7 7-3 3-4-4-4 4-3-3zM20 33l-7-7 3-3 4 4 4-4 3 3zM10 17l3 3-3 3-3-3zM30 17l3 3-3 3-3-3z',
    ),
  },
  BTC: { colour: 'f7931a', mark: letter('B', 'M17 8v3M17 29v3M22 8v3M22 29v3', 'rotate(8 20 20)') },
  DASH: { colour: '008de4', mark: letter('D', 'M8 20h10', 'translate(7)skewX(-14)') },
  DOGE: { colour: 'b59a30', mark: letter('D', 'M11 20h9') },
  ETH: {
    colour: '627eea',
    mark: (ink) =>
      `<g fill="${ink}"><path d="M20 6v11.5l-8 3.5zM20 24.5V33l-8-10.5z" opacity=".7"/><path d="M20 6v11.5l8 3.5zM20 24.5V33l8-10.5z"/><path d="M20 17.5V24l-8-3zm0 0V24l8-3z" opacity=".4"/></g>`,
  },
  GC: { colour: 'c98a00', mark: letter('G') },
  LTC: { colour: '345d9d', mark: letter('L', 'M11 23l10-4.5') },
  NEO: { colour: '00a884', mark: shape('M11 12l8 3v15l-8-3zM21 15.5l9 3.5v-8l-9-3.5zM21 18v6l9 3.5v-6z') },
  QSC: { colour: '7b3fb8', mark: letter('S') },
  SC: { colour: '2b8a57', mark: letter('S') },
  TON: { colour: '0098ea', mark: line('M20 31 9.5 13.5A2 2 0 0 1 11 10.5h18a2 2 0 0 1 1.5 3zV11') },
  TRX: { colour: 'eb0029', mark: line('M9 9l17 3.5 6 5.5L18 32zM9 9l11 11 12-2M20 20l-2 12M20 20l6-7.5', 2) },
  USDC: {
    colour: '2775ca',
    mark: letter('S', 'M20 7v3M20 30v3M12.5 9a13.3 13.3 0 0 0 0 22M27.5 9a13.3 13.3 0 0 1 0 22'),
  },
  USDT: {
    colour: '26a17b',
    mark: line('M12 10.5h16M20 10.5v21M20 16c-6 0-10 1.3-10 3s4 3 10 3 10-1.3 10-3-4-3-10-3z'),
  },
  XLM: {
    colour: '3d3f8f',
    mark: line('M9 25l22-11.5M9 20l22-11.5M11 16a10 10 0 0 1 14-4.5M29 21a10 10 0 0 1-14 5.5', 2.6),
  },
  XMR: { colour: 'e85d00', mark: line('M8 25h6v-11l6 6.5 6-6.5v11h6M11 29.5a13 13 0 0 0 18 0') },
  XRP: {
    colour: '33617f',
    mark: line('M10 10l5.5 5.5a6.3 6.3 0 0 0 9 0L30 10M10 30l5.5-5.5a6.3 6.3 0 0 1 9 0L30 30'),
  },
  ZEC: { colour: 'd99a12', mark: letter('Z', 'M20 7.5v3.5M20 29v3.5') },
};
