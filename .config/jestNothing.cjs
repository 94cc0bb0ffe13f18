/** What is left out of tests. */
module.exports = {};
