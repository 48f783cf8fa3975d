export type Size = { width: number; height: number };

/** Minimum width of a picture that replaces no drawing, in pixels. */
export const MIN_WIDTH = 640;

/** The largest part of a picture in the target's shape. */
export function cutTo(target: Size | undefined, { width, height }: Size): Size {
  if (!target) return { width, height };
  const ratio = target.width / target.height;
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}
