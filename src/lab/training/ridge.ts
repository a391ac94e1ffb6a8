import type { Net } from '../../bots/index.js';
import type { Samples } from './samples.js';

/** The lower half of L where L·Lᵀ is this matrix (Cholesky). */
function rootOf(matrix: Float64Array, size: number): Float64Array {
  const root = new Float64Array(size * size);
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= root[i * size + k]! * root[j * size + k]!;
      root[i * size + j] = i === j ? Math.sqrt(sum) : sum / root[j * size + j]!;
    }
  return root;
}

/** The x with L·Lᵀ·x = y. */
function solved(root: Float64Array, size: number, y: Float64Array): Float64Array {
  const x = y.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) x[i]! -= root[i * size + k]! * x[k]!;
    x[i]! /= root[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) x[i]! -= root[k * size + i]! * x[k]!;
    x[i]! /= root[i * size + i]!;
  }
  return x;
}

/**
 * The direct lines of a network by least squares, the weights drawn to 0 as if `ridge` times as many samples said they were nothing: a few
 * hundred games tell little about each of many figures, and what is told by chance would be played.
 */
export function directLines(
  { x, width }: Samples,
  rows: readonly number[],
  { mean, scale }: Pick<Net, 'mean' | 'scale'>,
  ridge: number,
): (targets: Float64Array) => { skip: Float64Array; bias: number } {
  const scaled = new Float64Array(width);
  const read = (i: number): void => {
    for (let k = 0; k < width; k++) scaled[k] = (x[i * width + k]! - mean[k]!) * scale[k]!;
  };
  const products = new Float64Array(width * width);
  for (const i of rows) {
    read(i);
    for (let a = 0; a < width; a++) {
      const by = scaled[a]!;
      if (by !== 0) for (let b = 0, at = a * width; b <= a; b++, at++) products[at]! += by * scaled[b]!;
    }
  }
  // Inputs are centred on these rows, so that the bias is the mean of the targets. One that never changes must not be divided by 0.
  for (let k = 0; k < width; k++) products[k * width + k]! += ridge * rows.length + (scale[k] === 0 ? 1 : 0);
  const root = rootOf(products, width);
  return (targets) => {
    const y = new Float64Array(width);
    let bias = 0;
    for (const i of rows) {
      read(i);
      bias += targets[i]! / rows.length;
      for (let k = 0; k < width; k++) y[k]! += scaled[k]! * targets[i]!;
    }
    return { skip: solved(root, width, y), bias };
  };
}
