/** The part of jstat (untyped, CommonJS) that the tests judge our formulas by. */
declare module 'jstat' {
  interface Distribution {
    cdf(x: number, a: number, b: number): number;
    inv(p: number, a: number, b: number): number;
  }
  const jstat: {
    jStat: {
      beta: Distribution;
      normal: Distribution;
      chisquare: { cdf(x: number, degrees: number): number };
    };
  };
  export = jstat;
}
