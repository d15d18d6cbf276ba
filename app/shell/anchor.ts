/** The id that a hash points at. Anyone can write a hash, also one that cannot be decoded: it then stands for itself. */
export function anchorIn(hash: string): string {
  const id = hash.slice(1);
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
