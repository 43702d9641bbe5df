import { describeExactOdds } from './describe-exact-odds.ts';

describeExactOdds(150);
