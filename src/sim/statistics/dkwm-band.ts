/**
 * Half-width of a band that holds a whole cumulative curve at once: Dvoretzky, Kiefer and Wolfowitz
 * (1956) with Massart's constant (Ann. Probab. 18, 1990), sqrt(ln(2 / alpha) / 2n). Valid for every
 * n and every distribution, somewhat wide for discrete ones. For a number of trials fixed beforehand.
 *
 * @param trials 1 or more
 * @param confidence above 0 and below 1
 * @returns in probability, at most 1
 */
export function dkwmBand(trials: number, confidence: number): number {
  return Math.min(1, Math.sqrt(Math.log(2 / (1 - confidence)) / (2 * trials)));
}
