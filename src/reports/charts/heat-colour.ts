/**
 * Blues of Brewer (2003), nine classes: one hue that grows darker evenly, so that the order shows to the
 * colour-blind and in grey.
 */
const STOPS = [
  [247, 251, 255],
  [222, 235, 247],
  [198, 219, 239],
  [158, 202, 225],
  [107, 174, 214],
  [66, 146, 198],
  [33, 113, 181],
  [8, 81, 156],
  [8, 48, 107],
] as const;
/** From here on the colour is so dark that white stands out from it more than black. */
const DARK_FROM = 0.72;

/** @param share 0 to 1, the darkest */
export function heatColour(share: number): string {
  const place = Math.min(1, Math.max(0, share)) * (STOPS.length - 1);
  const index = Math.min(STOPS.length - 2, Math.floor(place));
  const [from, to] = [STOPS[index], STOPS[index + 1]] as const;
  const channels = [0, 1, 2].map((i) => {
    const [a, b] = [from?.[i as 0] ?? 0, to?.[i as 0] ?? 0];
    return Math.round(a + (b - a) * (place - index));
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The colour of what is written on it: contrast 4.5 and more. */
export function heatTextColour(share: number): string {
  return share >= DARK_FROM ? '#FFFFFF' : '#000000';
}
