import { describeExactOdds } from './describe-exact-odds.ts';

/** Many more are judged by `exact-odds.long.test.ts`. */
describeExactOdds(12);
