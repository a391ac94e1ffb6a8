/** A small network: inputs are brought to the same scale, then out = skip·x + bias + Σ out_j tanh(hidden_j·x + bias_j). */
export interface Net {
  readonly inputs: number;
  readonly hidden: number;
  readonly mean: Float64Array;
  /** One over the spread of each input; 0 for inputs that never change. */
  readonly scale: Float64Array;
  /** hidden × inputs, row by row. */
  readonly weights: Float64Array;
  readonly biases: Float64Array;
  /** What each hidden unit adds to the answer. */
  readonly out: Float64Array;
  /** What each input adds by itself. */
  readonly skip: Float64Array;
  bias: number;
}

/** A network as it is stored: whole numbers of 16 bits in base64, each list with its own unit. */
export interface NetData {
  readonly hidden: number;
  readonly mean: Packed;
  readonly scale: Packed;
  readonly weights: Packed;
  readonly biases: Packed;
  readonly out: Packed;
  readonly skip: Packed;
  readonly bias: number;
}
interface Packed {
  readonly unit: number;
  readonly data: string;
}

/** What was learnt of a game, and from what. */
export interface Learnt {
  readonly version: number;
  /** The features it was learnt from: whatever else the game now looks at, these are what the networks know. */
  readonly names: readonly string[];
  readonly nets: Readonly<Record<string, NetData>>;
  /** The networks that may judge every plan, for they have learnt from games in which they did (`--rounds`). */
  readonly plans?: readonly string[];
  /** Where it comes from: games of which level, seeds, how far predictions were off before and after. */
  readonly source: Readonly<Record<string, string | number>>;
}

const MOST = 32767;
const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Neither Node nor a page may be asked here, so bytes are written by hand. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a, b = 0, c = 0] = [bytes[i]!, bytes[i + 1], bytes[i + 2]];
    const bits = (a << 16) | (b << 8) | c;
    const letters = [18, 12, 6, 0].map((shift) => DIGITS[(bits >> shift) & 63]).join('');
    text += i + 2 < bytes.length ? letters : letters.slice(0, bytes.length - i + 1);
  }
  return text;
}

function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const letter of text) {
    bits = ((bits << 6) | DIGITS.indexOf(letter)) & 0xffffff;
    held += 6;
    if (held >= 8) {
      held -= 8;
      bytes[at++] = (bits >> held) & 255;
    }
  }
  return bytes;
}

function pack(list: Float64Array): Packed {
  const most = list.reduce((max, x) => Math.max(max, Math.abs(x)), 0);
  const unit = Number((most / MOST || 1).toPrecision(6));
  const bytes = new Uint8Array(2 * list.length);
  list.forEach((x, i) => {
    const whole = Math.max(-MOST, Math.min(MOST, Math.round(x / unit)));
    bytes[2 * i] = whole & 255;
    bytes[2 * i + 1] = (whole >> 8) & 255;
  });
  return { unit, data: toBase64(bytes) };
}

function unpack({ unit, data }: Packed): Float64Array {
  const bytes = fromBase64(data);
  return Float64Array.from({ length: bytes.length / 2 }, (_, i) => (((bytes[2 * i]! | (bytes[2 * i + 1]! << 8)) << 16) >> 16) * unit);
}

export const packNet = ({ hidden, bias, ...net }: Net): NetData => ({
  hidden,
  mean: pack(net.mean),
  scale: pack(net.scale),
  weights: pack(net.weights),
  biases: pack(net.biases),
  out: pack(net.out),
  skip: pack(net.skip),
  bias: Number(bias.toPrecision(6)),
});

export const unpackNet = ({ hidden, bias, ...net }: NetData): Net => {
  const mean = unpack(net.mean);
  const lists = { scale: unpack(net.scale), weights: unpack(net.weights), biases: unpack(net.biases), out: unpack(net.out) };
  return { inputs: mean.length, hidden, mean, ...lists, skip: unpack(net.skip), bias };
};

/** What the network says of these figures. */
export function judge(net: Net, x: ArrayLike<number>): number {
  const { inputs, hidden, mean, scale, weights, biases, out, skip } = net;
  const sums = Float64Array.from(biases);
  let answer = net.bias;
  for (let i = 0; i < inputs; i++) {
    const scaled = (x[i]! - mean[i]!) * scale[i]!;
    if (scaled === 0) continue;
    answer += skip[i]! * scaled;
    for (let j = 0, at = i; j < hidden; j++, at += inputs) sums[j]! += weights[at]! * scaled;
  }
  for (let j = 0; j < hidden; j++) answer += out[j]! * Math.tanh(sums[j]!);
  return answer;
}
