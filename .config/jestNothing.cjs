/** Replaces modules that tests do not need. */
module.exports = {};
