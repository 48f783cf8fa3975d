export type Size = { width: number; height: number };

/** The largest part of a picture in the target's shape. */
export function cutTo(target: Size | undefined, { width, height }: Size): Size {
  if (!target) return { width, height };
  const ratio = target.width / target.height;
  return width / height > ratio
    ? { width: Math.round(height * ratio), height }
    : { width, height: Math.round(width / ratio) };
}
