/** What rounding may put between two numbers that are equal, such as a chance and a bound that it meets. */
export const ROUNDING = 1e-12;
